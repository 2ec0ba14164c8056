/** Browsers take them for steps, encoded or not, and go to another endpoint. */
const STEPS = ['.', '..'];

/** Fills the parameters of an endpoint's path. */
export function toPath(template: string, parameters: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = parameters[name];
    if (value === undefined || value === '') throw new Error(`The path ${template} needs ${name}.`);
    if (STEPS.includes(value)) throw new Error(`The path ${template} can have no step for ${name}.`);
    return encodeURIComponent(value);
  });
}
