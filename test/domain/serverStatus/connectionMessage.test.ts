import { connectionMessage } from '@/domain/serverStatus/connectionMessage.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './connectionMessage.cases.json';

describeRule(connectionMessage, cases);
