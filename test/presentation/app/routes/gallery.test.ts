import { matchPath } from 'react-router-dom';
import { areaOfPath, PATH_AREAS } from '@/domain/app/navigation/areaOfPath';
import { knownRoutes } from '@/presentation/app/routes/knownRoutes';
import { openRoutes, screens, type Screen } from '#test/e2e/screens';

describe('the gallery of screens', () => {
  const routes = [...knownRoutes.map(({ path }) => path), ...openRoutes];

  it.each(routes)('shows the route %s', route => {
    expect(screens.some(screen => screen.route === route)).toBe(true);
  });

  it.each(PATH_AREAS)('shows a screen of the area %s', area => {
    const isThere = ({ path, route }: Screen): boolean => [path, route].some(address => areaOfPath(address) === area);
    expect(screens.some(isThere)).toBe(true);
  });

  it('opens each screen that needs no press at an address of its route', () => {
    const elsewhere = screens.filter(
      ({ route, path, open }) =>
        route !== '/unknown' && open === undefined && matchPath(route, path.split('?')[0] ?? '') === null,
    );
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });

  it('gives each screen its own name', () => {
    expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  });
});
