import { orphanedDraft } from '@/domain/chat/drafts/orphanedDraft.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './orphanedDraft.cases.json';

describeRule(orphanedDraft, cases);
