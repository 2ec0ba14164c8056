import { compareStructural, reaction } from 'mobx';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { PatientAlarms } from '../../chat/conversations/PatientAlarm';
import { alarmsOf } from './alarmsOf';
import type { HomePatientsStore } from './HomePatientsStore';

/** Notifies of the alarms of the patients at once, and whenever they change. */
export const watchAlarms = (
  store: Pick<HomePatientsStore, 'arranged' | 'now'>,
  onAlarms: (alarms: PatientAlarms) => void,
): Unsubscribe =>
  reaction(() => alarmsOf(store.arranged, store.now), onAlarms, { fireImmediately: true, equals: compareStructural });
