import { draftsOfWindows } from '@/domain/chat/draftsOfWindows.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './draftsOfWindows.cases.json';

describeRule(draftsOfWindows, cases);
