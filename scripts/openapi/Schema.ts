/** A JSON Schema as OpenAPI 3.1 embeds it. */
export interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  uniqueItems?: boolean;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  $ref?: string;
}
