import { roomOnDevice } from '@/domain/chat/roomOnDevice.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './roomOnDevice.cases.json';

describeRule(roomOnDevice, cases);
