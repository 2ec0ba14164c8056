import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { ArrowDownIcon, ArrowUpIcon, DragHandleVerticalIcon, PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { ClientLink } from '@/domain/organisations/SettingValues';
import { DateField } from '../../kit/forms/DateField';
import { describedControl, FieldFrame } from '../../kit/forms/FieldFrame';
import { privateField } from '../../kit/privateField';
import { settingsText } from '../settings/settingsText';
import type { ClientLinksStore } from './ClientLinksStore';
import styles from './LinkList.module.css';
import { linksEventText } from './linksEventText';

/** Widths of the fields of a link. */
const WIDTHS = { title: 'name', url: 'email', group: 'name' } as const;

/** The own links as entered. Each can be moved by its buttons or by dragging. */
export const LinkList = observer(function LinkList({ store }: { readonly store: ClientLinksStore }) {
  const { links, event } = store;
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(links.length);
  useEffect(() => {
    // The focus moves to a new link.
    if (links.length > shown.current) list.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus();
    shown.current = links.length;
  }, [links.length]);
  /** Moves the dragged link to the place at the pointer. */
  const dragTo = (pointerY: number): void => {
    if (dragged === undefined) return;
    const cards = [...(list.current?.children ?? [])].map(card => card.getBoundingClientRect());
    const others = cards.filter((_card, place) => place !== dragged);
    const place = others.filter(({ top, height }) => top + height / 2 < pointerY).length;
    if (place === dragged) return;
    store.move(dragged, place);
    setDragged(place);
  };
  return (
    <>
      <ol ref={list} className={styles['list']}>
        {links.map((link, place) => (
          <li key={link.id} className={dragged === place ? `${styles['card']} ${styles['isDragged']}` : styles['card']}>
            <LinkHead
              store={store}
              link={link}
              place={place}
              onDragStart={() => setDragged(place)}
              onDrag={dragTo}
              onDragEnd={() => setDragged(undefined)}
            />
            <LinkFields store={store} link={link} place={place} />
          </li>
        ))}
      </ol>
      <p role="status" className={styles['event']}>
        {event !== undefined && linksEventText(event)}
      </p>
      <div className={styles['add']}>
        <Button
          icon={<PlusIcon />}
          text={settingsText('links.add')}
          disabled={links.length >= store.most}
          onClick={() => store.add()}
        />
      </div>
    </>
  );
});

interface LinkProps {
  readonly store: ClientLinksStore;
  readonly link: ClientLink;
  /** Counted from 0. */
  readonly place: number;
}

interface LinkHeadProps extends LinkProps {
  readonly onDragStart: () => void;
  readonly onDrag: (pointerY: number) => void;
  readonly onDragEnd: () => void;
}

function LinkHead({ store, link, place, onDragStart, onDrag, onDragEnd }: LinkHeadProps) {
  const shown = { place: place + 1 };
  return (
    <div className={styles['head']}>
      <span
        className={styles['handle']}
        title={settingsText('links.drag')}
        aria-hidden="true"
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onDragStart();
        }}
        onPointerMove={event => onDrag(event.clientY)}
        onPointerUp={onDragEnd}
        onPointerCancel={onDragEnd}
      >
        <DragHandleVerticalIcon />
      </span>
      <strong>{settingsText('links.legend', shown)}</strong>
      <Button
        variant="minimal"
        icon={<ArrowUpIcon />}
        aria-label={settingsText('links.up', shown)}
        aria-disabled={place === 0}
        onClick={() => store.move(place, place - 1)}
      />
      <Button
        variant="minimal"
        icon={<ArrowDownIcon />}
        aria-label={settingsText('links.down', shown)}
        aria-disabled={place === store.links.length - 1}
        onClick={() => store.move(place, place + 1)}
      />
      <Button
        variant="minimal"
        icon={<TrashIcon />}
        aria-label={
          link.title === ''
            ? settingsText('links.removeUntitled', shown)
            : settingsText('links.remove', { title: link.title })
        }
        onClick={() => store.remove(place)}
      />
    </div>
  );
}

const LinkFields = observer(function LinkFields({ store, link, place }: LinkProps) {
  const id = useId();
  const site = store.siteOf(link);
  const line = (field: keyof typeof WIDTHS, below?: string) => (
    <FieldFrame id={`${id}-${field}`} label={settingsText(`links.${field}`)} holds={WIDTHS[field]}>
      <InputGroup
        {...privateField}
        {...describedControl(`${id}-${field}`, {}, below === undefined ? undefined : `${id}-${field}-below`)}
        fill
        dir="auto"
        inputMode={field === 'url' ? 'url' : 'text'}
        value={link[field]}
        onValueChange={value => store.write(place, field, value)}
      />
      {below !== undefined && (
        <p id={`${id}-${field}-below`} className={styles['leadsTo']}>
          {below}
        </p>
      )}
    </FieldFrame>
  );
  const day = (field: 'from' | 'until') => (
    <DateField
      label={settingsText(`links.${field}`)}
      value={link[field]}
      onWrite={value => store.write(place, field, value)}
    />
  );
  return (
    <div className={styles['fields']}>
      {line('title')}
      {line('url', site === undefined ? undefined : settingsText('links.leadsTo', { site }))}
      <FieldFrame id={`${id}-icon`} label={settingsText('links.icon')}>
        <HTMLSelect
          {...privateField}
          id={`${id}-icon`}
          value={link.icon}
          onChange={event => store.write(place, 'icon', event.currentTarget.value)}
        >
          <option value="">{settingsText('chooseOne')}</option>
          {store.icons.map(icon => (
            <option key={icon} value={icon}>
              {settingsText(`links.icons.${icon}`)}
            </option>
          ))}
        </HTMLSelect>
      </FieldFrame>
      {day('from')}
      {day('until')}
      {store.areGrouped && line('group')}
    </div>
  );
});
