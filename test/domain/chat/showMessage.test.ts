import { showMessage } from '@/domain/chat/showMessage.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './showMessage.cases.json';

describeRule(showMessage, cases);
