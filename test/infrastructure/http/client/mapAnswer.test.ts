import { ok } from '@/domain/kernel/Result';
import type { BackendAnswer } from '@/infrastructure/http/client/BackendClient';
import { mapAnswer, whole } from '@/infrastructure/http/client/mapAnswer';

const asIs = <T>(value: T): T => value;

/** Throws on a wrong name. */
function toName({ name }: { readonly name: string }): string {
  if (name === 'wrong') throw new TypeError('not a name');
  return name;
}

const named = (...names: readonly string[]) => names.map(name => ({ name }));

/** An answer, and the reports about its unreadable parts. */
function answer<D>(value: D, more: Partial<BackendAnswer<D>> = {}) {
  const said: unknown[] = [];
  const onMisread = (error: unknown, items: number): void => void said.push([String(error), items]);
  return { said, answer: ok({ value, onMisread, ...more }) };
}

describe('a valid answer that cannot be mapped', () => {
  it('loses only the unreadable items of a list', () => {
    const { said, answer: list } = answer(named('Ana', 'wrong', 'Ben', 'wrong'));
    expect(
      mapAnswer(list, (items, { unreadable }) => ({ names: items.map(item => toName(item)), unreadable }), asIs),
    ).toEqual(ok({ names: ['Ana', 'Ben'], unreadable: 2 }));
    expect(said).toEqual([['TypeError: not a name', 2]]);
  });

  it('counts items that cannot be mapped together with invalid ones, each at its position', () => {
    const { answer: list } = answer(named('Ana', 'wrong', 'Ben'), { unreadable: 2, unreadablePlaces: [0, 2] });
    expect(mapAnswer(list, (items, left) => (items.forEach(toName), left), asIs)).toEqual(
      ok({ unreadable: 3, places: [0, 2, 3] }),
    );
  });

  it('loses the unreadable items of several lists', () => {
    const { answer: page } = answer({ people: named('Ana', 'wrong'), teams: named('wrong', 'Night'), cursors: ['a'] });
    expect(
      mapAnswer(
        page,
        ({ people, teams, cursors }) => ({ people: people.map(toName), teams: teams.map(toName), cursors }),
        asIs,
      ),
    ).toEqual(ok({ people: ['Ana'], teams: ['Night'], cursors: ['a'] }));
  });

  it('is unreadable if it cannot be mapped without its lists either', () => {
    const { said, answer: person } = answer({ name: 'wrong', teams: named('Night') });
    expect(mapAnswer(person, toName, asIs)).toEqual({ ok: false, failure: { kind: 'invalidAnswer' } });
    expect(said).toEqual([['TypeError: not a name', 0]]);
  });

  it('is unreadable if its items can be mapped alone but not together', () => {
    const { answer: list } = answer(named('Ana', 'wrong', 'Ana'));
    const toNames = (items: readonly { readonly name: string }[]): readonly string[] => {
      const names = items.map(toName);
      if (new Set(names).size < names.length) throw new TypeError('twice');
      return names;
    };
    expect(mapAnswer(list, toNames, asIs)).toEqual({ ok: false, failure: { kind: 'invalidAnswer' } });
  });

  it('is unreadable if it must be complete', () => {
    const { answer: hours } = answer(named('Ana', 'wrong'));
    const none = { ok: false, failure: { kind: 'invalidAnswer' } };
    expect(mapAnswer(whole(hours), items => items.map(toName), asIs)).toEqual(none);
    expect(whole(answer(named('Ana'), { unreadable: 1 }).answer)).toEqual(none);
    expect(mapAnswer(whole(answer(named('Ana')).answer), items => items.map(toName), asIs)).toEqual(ok(['Ana']));
  });
});
