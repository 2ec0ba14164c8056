import { FilePicker } from '@/infrastructure/system/drive/FilePicker';

const [letter, plan] = [new File(['Dear Ana'], 'Letter.pdf'), new File(['Call somebody.'], 'Plan.txt')];

describe('FilePicker', () => {
  it('returns to each upload its own file, as often as requested, and none to others', () => {
    const tray = new FilePicker();
    tray.put('u-1', letter);
    tray.put('u-2', plan);
    expect([tray.chosen('u-1'), tray.chosen('u-2'), tray.chosen('u-1'), tray.chosen('u-3')]).toEqual([
      letter,
      plan,
      letter,
      null,
    ]);
  });

  it('keeps only the files that are still needed', () => {
    const tray = new FilePicker();
    tray.put('u-1', letter);
    tray.put('u-2', plan);
    tray.discardAllBut(['u-2', 'u-3']);
    expect([tray.chosen('u-1'), tray.chosen('u-2')]).toEqual([null, plan]);
  });
});
