import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface ActionPlace {
  readonly place: HTMLElement | null;
  readonly setPlace: (place: HTMLElement | null) => void;
}

const ActionPlaceContext = createContext<ActionPlace | undefined>(undefined);

/** Lets the content of a page put buttons into the page's header. */
export function WithPageActions({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return <ActionPlaceContext value={{ place, setPlace }}>{children}</ActionPlaceContext>;
}

/** The place of a page's buttons, inside its head. */
export function PageActionPlace({ className }: { readonly className?: string | undefined }) {
  return <div ref={useContext(ActionPlaceContext)?.setPlace} className={className} />;
}

/** Buttons of a page, shown in its header; in place if there is none. */
export function PageActions({ children }: { readonly children: ReactNode }) {
  const actions = useContext(ActionPlaceContext);
  if (actions === undefined) return children;
  return actions.place && createPortal(children, actions.place);
}
