import { windowDraftss } from '@/domain/chat/drafts/draftsOfWindows.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './draftsOfWindows.cases.json';

describeRule(windowDraftss, cases);
