import type { ReactNode } from 'react';
import { sessionPaths } from '../session/sessionPaths';
import { AreaBoundary } from './AreaBoundary';
import { useStores } from './useStores';

interface ShellBoundaryProps {
  /** Name of the part, used in reports. */
  readonly area: string;
  /** When this value changes, the boundary renders its content again. */
  readonly place?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Keeps an error inside its part of the shell, with a button to log out beside it. */
export function ShellBoundary({ area, place, className, children }: ShellBoundaryProps) {
  const { report } = useStores();
  const logOut = useLogOutPage();
  const optional = { ...(place !== undefined && { place }), ...(className !== undefined && { className }) };
  return (
    <AreaBoundary area={area} report={report} onLogOut={logOut} {...optional}>
      {children}
    </AreaBoundary>
  );
}

/** Returns a function that goes to the page that logs out immediately, which works without the shell. */
export function useLogOutPage(): () => void {
  const { root } = useStores();
  return () => root.goTo(sessionPaths.logout);
}
