import { useLocation } from 'react-router-dom';
import { areaOfPath, type PathArea } from '@/domain/app/navigation/areaOfPath';

/** The part of the dashboard to which the current path belongs. */
export function usePathArea(): PathArea {
  return areaOfPath(useLocation().pathname);
}
