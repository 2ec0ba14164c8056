import { profileEndpoints } from '@/infrastructure/http/endpoints/profile';
import { AxiosAvailabilityGateway } from '@/infrastructure/http/profile/AxiosAvailabilityGateway';
import { availabilityGatewayContract } from '#test/support/contracts/patients/availabilityGatewayContract';
import { FakeAvailabilityGateway } from '#test/support/fakes/patients/FakeAvailabilityGateway';
import { PatientsOnSandbox } from './support/PatientsOnSandbox';

availabilityGatewayContract('FakeAvailabilityGateway', async () => {
  const gateway = new FakeAvailabilityGateway();
  const breakDown = (): void => {
    gateway.planned.failNext('availability', { kind: 'unreachable' });
    gateway.planned.failNext('timeZone', { kind: 'unreachable' });
  };
  return { gateway, weekly: gateway.weekly, zone: gateway.zone, breakDown, stop: async () => undefined };
});

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

availabilityGatewayContract('AxiosAvailabilityGateway', async () => {
  const { backend } = sandbox.care();
  const { weekly } = new FakeAvailabilityGateway();
  const [timeZone, times] = [
    'Australia/Lord_Howe',
    weekly.times.map(({ weekday, startTime, endTime }) => ({
      weekday,
      startTime: { ...startTime },
      endTime: { ...endTime },
    })),
  ];
  await backend.call(profileEndpoints.replaceAvailability, { body: { timeZone, times } });
  await backend.call(profileEndpoints.setTimeZone, { body: { timeZone: 'Europe/London' } });
  return {
    gateway: new AxiosAvailabilityGateway(backend),
    weekly: { timeZone, times },
    zone: 'Europe/London',
    breakDown: () => sandbox.breakDown(),
    stop: () => sandbox.mend(),
  };
});
