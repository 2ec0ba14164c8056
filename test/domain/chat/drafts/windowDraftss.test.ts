import { windowDraftss } from '@/domain/chat/drafts/windowDraftss.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './windowDraftss.cases.json';

describeRule(windowDraftss, cases);
