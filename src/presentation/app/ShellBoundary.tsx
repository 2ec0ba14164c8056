import type { ReactNode } from 'react';
import { AreaBoundary } from './AreaBoundary';
import { useStores } from './useStores';

interface ShellBoundaryProps {
  /** Name of the part, for the report. */
  readonly area: string;
  /** Another value makes the boundary try again. */
  readonly place?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Keeps a fault inside its part of the shell, with a link to log out next to it. */
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

/** Leads to the page that signs out at once, which works without the shell. */
export function useLogOutPage(): () => void {
  const { root } = useStores();
  return () => root.goTo('/authentication/logout');
}
