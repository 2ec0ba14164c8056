interface Figure {
  readonly label: string;
  readonly count: number | '*';
  readonly by: Readonly<Record<string, string>>;
}

interface Filter {
  readonly column: string;
  readonly values: readonly string[];
}

const { page = '', title = '', figures: written = '[]' } = document.body.dataset;
const figures = JSON.parse(written) as readonly Figure[];
const channel = new MessageChannel();
const { port1: port } = channel;

function make<K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

const isIn = ({ by }: Figure, filters: readonly Filter[]): boolean =>
  filters.every(({ column, values }) => by[column] === undefined || values.includes(by[column]));

function render(filters: readonly Filter[]): void {
  const shown = figures.filter(figure => isIn(figure, filters));
  const most = Math.max(1, ...shown.map(({ count }) => (count === '*' ? 0 : count)));
  const table = make('table');
  table.setAttribute('aria-label', title);
  for (const { label, count } of shown) {
    const row = make('tr');
    const head = make('th', label);
    head.scope = 'row';
    const cell = make('td');
    const bar = make('div');
    bar.className = 'bar';
    bar.style.width = `${count === '*' ? 0 : (100 * count) / most}%`;
    cell.append(bar);
    row.append(head, cell, make('td', String(count)));
    table.append(row);
  }
  const words = filters.flatMap(({ values }) => values).join(', ');
  const note = make(
    'p',
    `${words === '' ? 'Everything' : `Filtered by ${words}`}. * is a number that is too small to show.`,
  );
  document.querySelector('main')?.replaceChildren(table, note);
  sayHeight();
}

function sayHeight(): void {
  // Of what is drawn: the document itself is never lower than its frame.
  const { offsetWidth: width, offsetHeight: height } = document.body;
  port.postMessage({ jsonrpc: '2.0', method: '/v1/onFrameSizeChange', params: { width, height } });
}

interface Call {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly filters?: readonly Filter[] };
}

port.onmessage = ({ data }: MessageEvent<Call>) => {
  if (data.method !== '/v1/filters/apply') return;
  render(data.params?.filters ?? []);
  port.postMessage({ jsonrpc: '2.0', id: data.id, result: 'ok' });
};
render([]);
new ResizeObserver(sayHeight).observe(document.body);
parent.postMessage({ referenceId: title }, page, [channel.port2]);
