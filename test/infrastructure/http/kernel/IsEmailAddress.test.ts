import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { IsEmailAddress } from '@/infrastructure/http/kernel/IsEmailAddress';

class Holder {
  @IsEmailAddress() address: unknown;
}

const errorsOf = (address: unknown): readonly string[] =>
  validateSync(Object.assign(new Holder(), { address })).flatMap(({ constraints }) => Object.values(constraints ?? {}));

describe('an email address on the wire', () => {
  it.each(['amelia.hart@staff.example', 'O’Neil@example.org', 'a+b@example.co.uk'])('is %s', address => {
    expect(errorsOf(address)).toEqual([]);
  });

  it.each([['\ud800'], ['a@\udc00.org'], ['\ud800@example.org'], ['nobody'], [''], [7], [null], [undefined]])(
    'is not %j, and nothing fails by it',
    address => {
      expect(errorsOf(address)).toEqual(['address must be an email']);
    },
  );
});
