import { readOptions } from '../../../command/readOptions';

describe('options of the stand-in', () => {
  it('have defaults', () => {
    expect(readOptions([])).toEqual({ port: 4400, projectId: 'demo-project', pages: [] });
  });

  it('are taken from the command line', () => {
    const args = [
      '--port',
      '0',
      '--project',
      'my-project',
      '--data',
      'd',
      '--page',
      'http://localhost:5173',
      '--page',
      'http://127.0.0.1:3000',
    ];
    expect(readOptions([...args, '--document-rules', __filename, '--database-rules', __filename])).toEqual({
      port: 0,
      projectId: 'my-project',
      dataDirectory: 'd',
      pages: ['http://localhost:5173', 'http://127.0.0.1:3000'],
      documentRulesFile: __filename,
      databaseRulesFile: __filename,
    });
  });

  it.each([
    [['--port', '65536'], '--port takes a number up to 65535, not "65536".'],
    [['--project', 'My project'], '--project takes the id of a project, not "My project".'],
    [['--database-rules', '/nowhere.json'], 'There is no file of rules "/nowhere.json".'],
    [
      ['--page', 'http://localhost:5173/app'],
      '--page takes an origin such as http://localhost:5173, not "http://localhost:5173/app".',
    ],
  ])('refuse %j in plain words', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
