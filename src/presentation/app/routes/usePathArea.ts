import { useLocation } from 'react-router-dom';
import { areaOfPath, type PathArea } from '@/domain/app/navigation/areaOfPath';

/** The part of the dashboard that answers for the path that is shown. */
export function usePathArea(): PathArea {
  return areaOfPath(useLocation().pathname);
}
