import { driveAccountGatewayContract } from '#test/support/contracts/driveAccountGatewayContract';
import { FakeDriveAccountGateway } from '#test/support/fakes/FakeDriveAccountGateway';

driveAccountGatewayContract('FakeDriveAccountGateway', async () => {
  const gateway = new FakeDriveAccountGateway(null);
  gateway.taken.add('cleo@drive.example');
  return { gateway, takenEmail: 'cleo@drive.example', stop: async () => undefined };
});
