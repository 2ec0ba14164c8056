import { useState, type ComponentType } from 'react';
import { latest } from '@/application/kernel/latest';
import type { ChatActStores } from './ChatActStores';
import type { ChatDischargeProps } from './ChatDischarge';

/** The downloaded parts of the checklist. */
interface Downloaded {
  readonly View: ComponentType<ChatDischargeProps>;
  readonly patients: ChatDischargeProps['stores'];
}

export interface ChatDischargeOpening {
  readonly part: Downloaded | 'closed' | 'loading' | 'failed';
  /** Number of requests to open it. */
  readonly asked: number;
  readonly open: () => void;
  readonly close: () => void;
}

/** Downloads the checklist of a discharge on first use. */
export function useChatDischarge(stores: Pick<ChatActStores, 'patients'>): ChatDischargeOpening {
  const [part, setPart] = useState<ChatDischargeOpening['part']>('closed');
  const [asked, setAsked] = useState(0);
  const [downloads] = useState(latest);
  const load = async (): Promise<void> => {
    const isLatest = downloads.begin();
    setPart('loading');
    const notify = (next: ChatDischargeOpening['part']): void => {
      if (isLatest()) setPart(next);
    };
    try {
      const [{ ChatDischarge: View }, patients] = await Promise.all([import('./ChatDischarge'), stores.patients()]);
      notify({ View, patients });
    } catch {
      notify('failed');
    }
  };
  const open = (): void => {
    setAsked(asked + 1);
    if (typeof part === 'string') void load();
  };
  const close = (): void => {
    downloads.cancel();
    if (typeof part === 'string') setPart('closed');
  };
  return { part, asked, open, close };
}
