import { AxiosUserDataGateway } from '@/infrastructure/http/userData/AxiosUserDataGateway';
import { given, type LostAnswers, type LostWorld, type WriteName } from './lostAnswers';

const DANA = 'staff-dana';
const reason = 'They asked for it';

/** A listed user without dependants. */
function aNewcomer(world: LostWorld) {
  const id = `user-${world.uuid()}`;
  const names = { email: `${id}@people.example`, firstName: 'Ida', lastName: 'Bell' };
  world.backend.chat.people.create({ ...names, id, organisation: 'org-1', registeredAt: 0 });
  const data = new AxiosUserDataGateway(world.client(DANA));
  return { id, data, isThere: () => world.backend.users.directory.find(id) !== undefined };
}

export const lostAnswersOfUserData: LostAnswers<Extract<WriteName, `userData.${string}`>> = {
  'userData.export': {
    begin: world => {
      const { id, data } = aNewcomer(world);
      return {
        act: () => data.export(id, { obfuscated: false, reason }),
        says: { mediaType: 'application/zip' },
        held: async () => (await given(data.read(id))).newestExport?.isCurrent,
        wanted: true,
      };
    },
  },
  'userData.clone': {
    begin: world => {
      const { id, data } = aNewcomer(world);
      const copy = { id: world.uuid(), obfuscated: true, destination: 'UK', reason };
      const copies = () =>
        [...world.backend.chat.people.createdPeople()].filter(one => one.id === `copy-${copy.id}`).length;
      return {
        act: () => data.clone(id, copy),
        says: { userId: `copy-${copy.id}` },
        held: copies,
        wanted: 1,
      };
    },
  },
  'userData.delete': {
    begin: async world => {
      const { id, data, isThere } = aNewcomer(world);
      await given(data.export(id, { obfuscated: false, reason }));
      return {
        act: () => data.delete(id, reason),
        held: async () => [isThere(), (await given(data.read(id))).receipt?.byName],
        wanted: [false, 'Dana Whitfield'],
      };
    },
  },
  'userData.import': {
    begin: async world => {
      const { id, data, isThere } = aNewcomer(world);
      await given(data.export(id, { obfuscated: false, reason }));
      const { source, signedUrl } = await given(data.delete(id, reason));
      return {
        act: () => data.import({ source, signedUrl, reason }),
        says: { userId: id },
        held: isThere,
        wanted: true,
      };
    },
  },
};
