import { useNavigate, useSearchParams } from 'react-router-dom';
import { NewReport } from './NewReport';
import { OneReport } from './OneReport';
import { ReportList } from './ReportList';
import type { ReportStores } from './ReportStores';
import { routes } from '../app/routes/routes';

/** The list of reports, one report, or the form for a new one, depending on the address. */
export function ReportsPage({ stores: { reports } }: { readonly stores: { readonly reports: ReportStores } }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = parameters.get('report');
  if (id !== null) return <OneReport key={id} make={() => reports.report(id)} />;
  if (parameters.get('new') !== null)
    return (
      <NewReport
        make={() => reports.newReport(created => void navigate(routes.allReports.to({}, { report: created })))}
      />
    );
  return <ReportList make={() => reports.list()} />;
}
