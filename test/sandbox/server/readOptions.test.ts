import { readOptions } from '#sandbox/server/readOptions';

describe('options of the sandbox', () => {
  it('have defaults', () => {
    expect(readOptions([], {})).toMatchObject({
      port: 4200,
      dataDirectory: '.sandbox',
      practice: true,
      manyChats: false,
    });
    expect(readOptions([], {}).longestChat).toBeUndefined();
  });

  it('are taken from the command line before the environment', () => {
    const environment = { SANDBOX_PORT: '4300', SANDBOX_DATA: '/of-the-environment' };
    expect(readOptions([], environment)).toMatchObject({ port: 4300, dataDirectory: '/of-the-environment' });
    expect(
      readOptions(
        ['--port', '0', '--data', '/given', '--no-practice', '--many-chats', '--longest-chat', '60'],
        environment,
      ),
    ).toMatchObject({
      port: 0,
      dataDirectory: '/given',
      practice: false,
      manyChats: true,
      longestChat: 60,
    });
  });

  it.each([
    [['--port', 'many'], '--port takes a number up to 65535, not "many".'],
    [['--port', '65536'], '--port takes a number up to 65535, not "65536".'],
    [['--longest-chat', 'long'], '--longest-chat takes a number of messages, not "long".'],
    [['--longest-chat', '0'], '--longest-chat takes a number of messages, not "0".'],
    [['--longest-chat', '1.5'], '--longest-chat takes a number of messages, not "1.5".'],
    [['--document-rules', '/nowhere.rules'], 'There is no file of rules "/nowhere.rules".'],
    [['--project', 'Not A Project'], '--project takes the id of a project, not "Not A Project".'],
  ])('reject %j with a plain message', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  });
});
