export const REPORTS_PATH = '/admin/reporting/reports';
export const SCHEDULE_PATH = '/admin/reporting/report-schedule';

/** Address of one report. */
export const reportPath = (id: string): string => `${REPORTS_PATH}?${new URLSearchParams({ report: id }).toString()}`;

export const NEW_REPORT_PATH = `${REPORTS_PATH}?new=report`;
