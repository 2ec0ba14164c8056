import { listPaging } from '@/domain/chat/listPaging.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './listPaging.cases.json';

describeRule(listPaging, cases);
