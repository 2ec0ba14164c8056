import { nextToSend } from '@/domain/chat/messages/nextToSend.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './nextToSend.cases.json';

describeRule(nextToSend, cases);
