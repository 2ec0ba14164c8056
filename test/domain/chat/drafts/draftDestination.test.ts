import { draftDestination } from '@/domain/chat/drafts/draftDestination.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './draftDestination.cases.json';

describeRule(draftDestination, cases);
