import { requestOrder } from '@/domain/chat/requests/requestOrder.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './requestOrder.cases.json';

describeRule(requestOrder, cases);
