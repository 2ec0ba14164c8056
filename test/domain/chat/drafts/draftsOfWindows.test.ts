import { draftsOfWindows } from '@/domain/chat/drafts/draftsOfWindows.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './draftsOfWindows.cases.json';

describeRule(draftsOfWindows, cases);
