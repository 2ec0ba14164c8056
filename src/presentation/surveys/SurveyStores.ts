import type { AssignmentActionKind, AssignmentItem } from '@/application/surveys/bulk/assignmentActions';
import type { BulkAction } from '@/application/kernel/bulk/BulkAction';
import type { BulkNoticeStore } from '../kit/bulk/BulkNoticeStore';
import type { BulkStore } from '../kit/bulk/BulkStore';
import type { SurveyBuilderStore } from './SurveyBuilderStore';
import type { SurveyPage } from '@/domain/surveys/SurveyContent';
import type { SurveyOrganisationsStore } from './SurveyOrganisationsStore';
import type { SurveyPreviewStore } from './SurveyPreviewStore';
import type { SurveysStore } from './SurveysStore';

export interface SurveyStores {
  readonly actions: Readonly<Record<AssignmentActionKind, BulkAction>>;
  list(onCreated: (id: string) => void): SurveysStore;
  builder(id: string, onDeleted: () => void): SurveyBuilderStore;
  /** `pages`: returns the pages as they are being edited. */
  preview(pages: () => readonly SurveyPage[]): SurveyPreviewStore;
  organisations(
    id: string,
    onListed: (gives: boolean, items: readonly AssignmentItem[], onBegun: () => void) => void,
  ): SurveyOrganisationsStore;
  bulk(): BulkStore;
  notice(): BulkNoticeStore;
}
