import { isReachable } from '@/domain/organisations/isReachable';
import { contactOfValue, listOfValue, textOfValue } from '@/domain/organisations/SettingChoice';
import type { CrisisContact } from '@/domain/organisations/SettingValues';
import { APP_PAGES, colourContrast, LEAST_CONTRAST } from '@/domain/organisations/colourContrast';
import { languageText, optionText, settingsText } from './settingsText';
import type { SettingsStore } from './SettingsStore';

/** The content of the patients’ app. Undefined: the inherited values are not known. */
export interface ClientPreview {
  readonly welcomeText: string | undefined;
  /** Null if there is no contact. */
  readonly crisisContact: CrisisContact | null | undefined;
  readonly modules: readonly string[] | undefined;
  readonly survey: string | undefined;
  readonly languages: readonly string[] | undefined;
  readonly themes: readonly ClientTheme[];
}

interface ClientTheme {
  readonly name: 'light' | 'dark';
  readonly page: string;
  readonly text: string;
  /** Colours of the button and of the text on it. */
  readonly colour: string;
  readonly onColour: string;
}

export function clientPreview(store: SettingsStore): ClientPreview {
  const text = (field: string): string | undefined => {
    const value = store.inEffect(field);
    return value === undefined ? undefined : textOfValue(value);
  };
  const list = (field: string): readonly string[] | undefined => {
    const value = store.inEffect(field);
    return value === undefined ? undefined : listOfValue(value);
  };
  const contact = store.inEffect('crisisContact');
  return {
    welcomeText: text('welcomeText'),
    crisisContact: contact === undefined ? undefined : reachable(contactOfValue(contact)),
    modules: list('modules')?.map(optionText),
    survey: text('onboardingSurvey'),
    languages: list('languages')?.map(languageText),
    themes: themesOf(text('colour') ?? ''),
  };
}

const reachable = (contact: CrisisContact): CrisisContact | null => (isReachable(contact) ? contact : null);

function themesOf(colour: string): readonly ClientTheme[] {
  const contrast = colourContrast(colour);
  if (contrast === undefined) return [];
  const shared = { colour, onColour: contrast.text.colour };
  return [
    { name: 'light', page: APP_PAGES.light, text: 'black', ...shared },
    { name: 'dark', page: APP_PAGES.dark, text: 'white', ...shared },
  ];
}

/** One line of a colour's contrast check. */
export interface ContrastLine {
  readonly label: string;
  readonly text: string;
  readonly isGood: boolean;
}

/** The contrast of the form's colour; none if the text is not a colour. */
export function contrastLines(store: SettingsStore): readonly ContrastLine[] {
  const contrast = colourContrast(textOfValue(store.inEffect('colour') ?? null));
  if (contrast === undefined) return [];
  const { text, light, dark } = contrast;
  const onButton = settingsText('contrast.text', { colour: settingsText(`contrast.${text.colour}`) });
  return [
    lineOf(onButton, text.ratio, LEAST_CONTRAST.text),
    lineOf(settingsText('contrast.light'), light, LEAST_CONTRAST.shape),
    lineOf(settingsText('contrast.dark'), dark, LEAST_CONTRAST.shape),
  ];
}

function lineOf(label: string, ratio: number, least: number): ContrastLine {
  const isGood = ratio >= least;
  // Rounded down, so that no ratio looks sufficient that is not.
  const shown = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), least };
  return { label, isGood, text: settingsText(isGood ? 'contrast.good' : 'contrast.poor', shown) };
}
