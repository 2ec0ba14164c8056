import type { LiveState } from '@/application/kernel/LiveState';
import { Notice } from '../kit/Notice';
import { notificationText } from './notificationText';

interface MenuStateProps {
  readonly status: LiveState<unknown>['status'];
  readonly empty: boolean;
  readonly emptyText: string;
}

/** Nothing there, nothing known, nothing new or nothing to be had: four different things. */
export function MenuState({ status, empty, emptyText }: MenuStateProps) {
  if (status === 'unknown') return <p className="alert-state">{notificationText('menu.loading')}</p>;
  if (status === 'failed') return <Notice intent="warning">{notificationText('menu.failed')}</Notice>;
  return (
    <>
      {status === 'delayed' && <Notice intent="warning">{notificationText('menu.delayed')}</Notice>}
      {empty && <p className="alert-state">{emptyText}</p>}
    </>
  );
}
