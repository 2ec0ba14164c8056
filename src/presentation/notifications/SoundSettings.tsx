import { Button, Switch } from '@blueprintjs/core';
import { VolumeUpIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { SoundStore } from './SoundStore';
import { notificationText } from './notificationText';
import './notifications.css';
import { Hint } from '../kit/layout/Hint';
import { SettingsRow } from '../kit/layout/SettingsGroup';
import { Row } from '../kit/layout/Stack';
import { privateField } from '../kit/privateField';

const percent = (volume: number): string => notificationText('sound.percent', { percent: Math.round(volume * 100) });

/** The sound settings of this device: on or off, the volume, and a test of each sound. */
export const SoundSettings = observer(function SoundSettings({ store }: { readonly store: SoundStore }) {
  return (
    <SettingsRow title={notificationText('sound.title')}>
      <Hint>{notificationText('sound.lead')}</Hint>
      <Switch checked={store.on} label={notificationText('sound.on')} onChange={() => store.toggle()} />
      <label className="alert-volume">
        <span>{notificationText('sound.volume')}</span>
        <input
          {...privateField}
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(store.volume * 100)}
          aria-valuetext={percent(store.volume)}
          onChange={({ target }) => store.setVolume(Number(target.value) / 100)}
        />
        <span>{percent(store.volume)}</span>
      </label>
      <Row>
        <Button
          icon={<VolumeUpIcon />}
          text={notificationText('sound.testEmergency')}
          onClick={() => void store.test('emergency')}
        />
        <Button
          icon={<VolumeUpIcon />}
          text={notificationText('sound.testRequest')}
          onClick={() => void store.test('request')}
        />
        <Button
          icon={<VolumeUpIcon />}
          text={notificationText('sound.testMessage')}
          onClick={() => void store.test('message')}
        />
      </Row>
      <p className="alert-tested" role="status">
        {store.tested !== undefined && notificationText(`sound.${store.tested}`)}
      </p>
    </SettingsRow>
  );
});
