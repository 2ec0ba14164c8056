import { orphanedDraft } from '@/domain/chat/drafts/strandedDraft.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './strandedDraft.cases.json';

describeRule(orphanedDraft, cases);
