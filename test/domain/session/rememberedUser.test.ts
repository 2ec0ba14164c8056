import { rememberedUser } from '@/domain/session/rememberedUser.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './rememberedUser.cases.json';

describeRule(rememberedUser, cases);
