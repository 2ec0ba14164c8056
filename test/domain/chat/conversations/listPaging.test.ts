import { listPaging } from '@/domain/chat/conversations/listPaging.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './listPaging.cases.json';

describeRule(listPaging, cases);
