import { useEffect, useState } from 'react';
import { accountText } from './accountText';
import styles from './SettingsIndex.module.css';

/** The groups of settings, in the order of the page. */
export const SETTINGS_GROUPS = ['profile', 'login', 'notifications', 'session', 'deletion'] as const;

export type SettingsGroupName = (typeof SETTINGS_GROUPS)[number];

export const settingsGroupId = (group: SettingsGroupName): string => `settings-${group}`;

/** Links to the groups of settings, shown if there is enough space. */
export function SettingsIndex({ groups }: { readonly groups: readonly SettingsGroupName[] }) {
  const [current, setCurrent] = useCurrentGroup(groups);
  const open = (group: SettingsGroupName): void => {
    setCurrent(group);
    const card = document.getElementById(settingsGroupId(group));
    card?.scrollIntoView();
    card?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles['index']} aria-label={accountText('groups.label')}>
      {groups.map(group => (
        <button
          key={group}
          type="button"
          aria-current={group === current ? 'true' : undefined}
          onClick={() => open(group)}
        >
          {accountText(`groups.${group}`)}
        </button>
      ))}
    </nav>
  );
}

/** The group at the top of the window, or the one that the user chose. */
function useCurrentGroup(groups: readonly SettingsGroupName[]) {
  const [current, setCurrent] = useState<SettingsGroupName | undefined>(groups[0]);
  const names = groups.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const ofId = new Map(SETTINGS_GROUPS.map(group => [settingsGroupId(group), group]));
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = [...ofId].find(([id]) => inView.has(id));
        if (first !== undefined) setCurrent(first[1]);
      },
      // Only the upper part of the window counts.
      { rootMargin: '-96px 0px -60% 0px' },
    );
    for (const id of ofId.keys()) {
      const card = document.getElementById(id);
      if (card !== null) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [names]);
  return [current, setCurrent] as const;
}
