import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import type { DriveLinks } from '#sandbox/backend/drive/driveLinks';
import type { Moments } from '#sandbox/backend/patients/timeline/Moments';
import type { MomentViews } from '#sandbox/backend/patients/timeline/MomentViews';
import type { PatientRecords } from '#sandbox/backend/patients/record/PatientRecords';
import type { RiskAssessments } from '#sandbox/backend/patients/record/RiskAssessments';
import type { SurveyAnswering } from '#sandbox/backend/surveys/createSurveys';
import type { CareTeam } from './CareTeam';
import type { PatientPast } from './PatientPast';
import type { ScoreReports } from './ScoreReports';
import type { SharedData } from './SharedData';

/** The dependencies of the calls about patients. */
export interface CareServices {
  readonly chat: ChatServices;
  readonly care: CareTeam;
  readonly shared: SharedData;
  readonly moments: Moments;
  readonly views: MomentViews;
  readonly records: PatientRecords;
  readonly risks: RiskAssessments;
  readonly scores: ScoreReports;
  readonly past: PatientPast;
  readonly driveLinks: DriveLinks;
  readonly surveys: SurveyAnswering;
  readonly clock: { now(): number };
  /** Fields of assigned patients that cannot be looked up at the moment. */
  readonly failedSigns: () => readonly string[];
}
