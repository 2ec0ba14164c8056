import { Button, PortalProvider } from '@blueprintjs/core';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { appText } from '../../app/appText';
import { detachedScroll, type SavedScroll } from '../../app/tabs/detachedScroll';

export interface LockedPageHandle {
  /** Returns the focus to where it was before the lock. Call it once no overlay covers the page. */
  readonly refocus: () => void;
}

interface LockedPageProps {
  readonly locked: boolean;
  /** True if no dialog is open over the locked page, which then has to offer the log-in itself. */
  readonly bare: boolean;
  readonly onLogIn: () => void;
  readonly ref?: Ref<LockedPageHandle>;
  readonly children: ReactNode;
}

/**
 * Contains the signed-in user's screen. While it is locked, none of it is in the document: neither pages nor open
 * dialogs, menus and popovers. It stays mounted outside the document, so that the user finds it unchanged.
 */
export function LockedPage({ locked, bare, onLogIn, ref, children }: LockedPageProps) {
  const [parts] = useState(() => [newPart('status-frame'), newPart('shell-overlays')] as const);
  const [frame, overlays] = parts;
  const left = useRef<SavedScroll | undefined>(undefined);
  useImperativeHandle(
    ref,
    () => ({
      refocus: () => {
        left.current?.refocus();
        left.current = undefined;
      },
    }),
    [],
  );
  return (
    <>
      <Place parts={parts} locked={locked} left={left} />
      {locked && (
        <main className="shell-locked">
          <p>{appText('locked.text')}</p>
          {bare && <Button intent="primary" text={appText('locked.logIn')} onClick={onLogIn} />}
        </main>
      )}
      <PortalProvider portalContainer={overlays}>{createPortal(children, frame)}</PortalProvider>
    </>
  );
}

interface PlaceProps {
  readonly parts: readonly HTMLElement[];
  readonly locked: boolean;
  /** The state of the parts from when the page was last locked. */
  readonly left: RefObject<SavedScroll | undefined>;
}

/**
 * Puts the parts into the document and removes them. It comes before their content, so that they are in the document
 * when its views mount.
 */
function Place({ parts, locked, left }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (locked) return undefined;
    place.current?.append(...parts);
    left.current?.restore();
    return () => {
      left.current = detachedScroll(parts);
    };
  }, [parts, locked, left]);
  return <div className="shell-place" ref={place} />;
}

function newPart(className: string): HTMLElement {
  const part = document.createElement('div');
  part.className = className;
  return part;
}
