import { rememberedUser } from '@/domain/session/signIn/rememberedUser.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './rememberedUser.cases.json';

describeRule(rememberedUser, cases);
