import { acceptRequest } from '@/domain/chat/requests/acceptRequest.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './acceptRequest.cases.json';

describeRule(acceptRequest, cases);
