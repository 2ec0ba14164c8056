import { roomOnDevice } from '@/domain/chat/conversations/roomOnDevice.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './roomOnDevice.cases.json';

describeRule(roomOnDevice, cases);
