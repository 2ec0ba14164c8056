import { routes } from '../app/routes/routes';

/** Address of one report. */
export const reportPath = (id: string): string => routes.reports.to({}, { report: id });

export const NEW_REPORT_PATH = routes.reports.to({}, { new: 'report' });
