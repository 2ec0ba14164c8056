import { IsString } from 'class-validator';

export const UsesValidation = IsString;
