import { Button, PortalProvider } from '@blueprintjs/core';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { shellText } from './shellText';
import { takenOut, type TakenOut } from './takenOut';

interface LockedPageProps {
  readonly locked: boolean;
  /** Nothing else is shown over it that says what to do. */
  readonly bare: boolean;
  readonly onLogIn: () => void;
  readonly children: ReactNode;
}

/**
 * What a signed-in person sees. While it is locked none of it is in the document: neither the pages nor the dialogs, menus and
 * popovers that they have opened. It lives on outside, so that whoever comes back finds it as it was.
 */
export function LockedPage({ locked, bare, onLogIn, children }: LockedPageProps) {
  const [parts] = useState(() => [newPart('status-frame'), newPart('shell-overlays')] as const);
  const [frame, overlays] = parts;
  return (
    <>
      <Place parts={parts} locked={locked} />
      {locked && (
        <main className="shell-locked">
          <p>{shellText('locked.text')}</p>
          {bare && <Button intent="primary" text={shellText('locked.logIn')} onClick={onLogIn} />}
        </main>
      )}
      <PortalProvider portalContainer={overlays}>{createPortal(children, frame)}</PortalProvider>
    </>
  );
}

/** Stands before what it holds, so that the parts are in the document when their views are made. */
function Place({ parts, locked }: { readonly parts: readonly HTMLElement[]; readonly locked: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<TakenOut | undefined>(undefined);
  useLayoutEffect(() => {
    if (locked) return undefined;
    place.current?.append(...parts);
    left.current?.restore();
    return () => {
      left.current = takenOut(parts);
    };
  }, [parts, locked]);
  return <div className="shell-place" ref={place} />;
}

function newPart(className: string): HTMLElement {
  const part = document.createElement('div');
  part.className = className;
  return part;
}
