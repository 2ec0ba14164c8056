import 'reflect-metadata';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { LONGEST_REASON } from '@/domain/kernel/reasonFault';
import { MOST_SEATS } from '@/domain/kernel/seatLimit';
import {
  APP_MODULES,
  LINK_ICONS,
  ORGANISATION_KINDS,
  ORGANISATION_LIMITS,
  RESEARCH_PARTICIPATIONS,
  SERVICE_REGIONS,
  SETTING_PATTERNS,
  type AppModule,
  type LinkIcon,
  type OrganisationKind,
  type ResearchParticipation,
  type ServiceRegion,
} from '@/domain/organisations/SettingSection';
import { HasText } from '../kernel/HasText';
import { IsEmailAddress } from '../kernel/IsEmailAddress';
import { MayBeAbsent } from '../kernel/MayBeAbsent';
import { IsDay, IsDayOrNone } from '../kernel/IsDay';
import { Nested, NestedList } from '../kernel/Nested';
import { IsInstant } from '../kernel/IsInstant';

const { name, line, text, url, emailDomains, links, languages } = ORGANISATION_LIMITS;

const { emailDomain: domainPattern, language: languagePattern } = SETTING_PATTERNS;
const { colour: colourPattern, emailAddress, webAddress } = SETTING_PATTERNS;
const emptyOr = (pattern: RegExp): RegExp => new RegExp(`^$|${pattern.source}`);

/** One entry of the history of an organisation or a code. */
export class ChangeDto {
  @IsInstant() at!: string;
  @IsString() byUserId!: string;
  @IsString() byName!: string;
  /** In words, with what was there before and what is there now. */
  @IsString() sentence!: string;
  @IsOptional() @IsString() reason?: string;
  @IsOptional() @IsString() requestId?: string;
}

/** An organisation by id and name. */
export class OrganisationNameDto {
  @IsString() id!: string;
  @IsString() name!: string;
}

/** Contacts for patients in danger; at least one of them is not empty. */
export class CrisisContactDto {
  @IsString() @MaxLength(line) name!: string;
  @MayBeAbsent() @IsString() @MaxLength(line) phone?: string;
  @MayBeAbsent() @IsString() @MaxLength(line) textMessage?: string;
  @MayBeAbsent() @Matches(emptyOr(webAddress)) @MaxLength(url) url?: string;
}

/** A link that the patients' app shows. */
export class ClientLinkDto {
  @IsString() @MaxLength(64) id!: string;
  @IsString() @MaxLength(line) title!: string;
  @Matches(webAddress) @MaxLength(url) url!: string;
  @IsIn(LINK_ICONS) icon!: LinkIcon;
  /** Calendar days between which it is shown, both included. */
  @MayBeAbsent() @IsDay() from?: string;
  @MayBeAbsent() @IsDay() until?: string;
  /** Heading under which links are grouped. */
  @MayBeAbsent() @IsString() @MaxLength(line) group?: string;
}

/** Own or merged details. An absent one is not set; an empty text or list is deliberately empty. */
export class OrganisationDetailsDto {
  @IsString() @MaxLength(name) name!: string;
  @IsOptional() @IsString() kind?: string;
  @IsOptional() @IsString() region?: string;
  @IsOptional() @IsString() contactName?: string;
  @IsOptional() @IsString() contactEmail?: string;
  @IsOptional() @IsString() contactPhone?: string;
  @IsOptional() @IsArray() @IsString({ each: true }) emailDomains?: string[];
  /** Path of the picture below the backend root. */
  @IsOptional() @IsString() logo?: string;
}

export class AppSettingsDto {
  /** Those that are on. */
  @IsOptional() @IsArray() @IsString({ each: true }) modules?: string[];
  /** `#rrggbb` in lower case. */
  @IsOptional() @IsString() colour?: string;
  @IsOptional() @IsString() welcomeText?: string;
  @IsOptional() @Nested(() => CrisisContactDto) crisisContact?: CrisisContactDto;
  /** Suffix of the address of a survey. */
  @IsOptional() @IsString() onboardingSurvey?: string;
  /** Such as `en` or `en-GB`, the first one first. */
  @IsOptional() @IsArray() @IsString({ each: true }) languages?: string[];
}

export class SubscriptionDto {
  @IsOptional() @IsString() plan?: string;
  /** Calendar days, the first and the last; an empty text is none on purpose. */
  @IsOptional() @IsDayOrNone() startsOn?: string;
  @IsOptional() @IsDayOrNone() endsOn?: string;
}

export class ResearchSettingsDto {
  @IsOptional() @IsString() participation?: string;
  @IsOptional() @IsString() contactEmail?: string;
  @IsOptional() @IsString() statement?: string;
}

export class ClientLinksDto {
  /** In the order in which the app shows them; absent where they are inherited. */
  @IsOptional() @NestedList(() => ClientLinkDto) links?: ClientLinkDto[];
}

/** An organisation of the first generation: every section, own or merged. */
export class OrganisationDto {
  @IsString() id!: string;
  @IsOptional() @IsString() parent?: string;
  @IsBoolean() enabled!: boolean;
  @Nested(() => OrganisationDetailsDto) details!: OrganisationDetailsDto;
  @Nested(() => SubscriptionDto) subscription!: SubscriptionDto;
  @Nested(() => ResearchSettingsDto) researchSettings!: ResearchSettingsDto;
  @Nested(() => AppSettingsDto) appSettings!: AppSettingsDto;
}

/** The source of one merged value, and its heirs below. */
export class SettingSourceDto {
  /** Section and field, such as `appSettings.colour`. */
  @IsString() field!: string;
  @IsIn(['own', 'inherited', 'default']) source!: 'own' | 'inherited' | 'default';
  /** Of an inherited value. */
  @IsOptional() @Nested(() => OrganisationNameDto) from?: OrganisationNameDto;
  /** Number of organisations below that change with this one. */
  @IsInt() @Min(0) heirs!: number;
  /** The first of them by name. */
  @NestedList(() => OrganisationNameDto) firstHeirs!: OrganisationNameDto[];
}

/** An organisation of the second generation, with links and history. */
export class OrganisationV2Dto extends OrganisationDto {
  @Nested(() => ClientLinksDto) clientLinks!: ClientLinksDto;
  /** The number of patients who may join in total; absent without a limit. */
  @IsOptional() @IsInt() @Min(0) maxRedemptions?: number;
  /** From the root down to the parent. */
  @NestedList(() => OrganisationNameDto) path!: OrganisationNameDto[];
  /** The nearest organisation above that is disabled. */
  @IsOptional() @Nested(() => OrganisationNameDto) disabledAbove?: OrganisationNameDto;
  @IsInt() @Min(0) organisationsBelow!: number;
  @IsInt() @Min(0) patients!: number;
  /** The newest 20, newest first. */
  @NestedList(() => ChangeDto) changes!: ChangeDto[];
}

/** The patients' app's view of its own organisation: no counts and no history. */
export class OwnOrganisationV2Dto extends OrganisationDto {
  @Nested(() => ClientLinksDto) clientLinks!: ClientLinksDto;
  @NestedList(() => OwnSourceDto) sources!: OwnSourceDto[];
}

export class OwnSourceDto {
  /** Section and field, such as `appSettings.colour`. */
  @IsString() field!: string;
  @IsIn(['own', 'inherited', 'default']) source!: 'own' | 'inherited' | 'default';
}

/** Merged, with the source of each value. */
export class MergedOrganisationV2Dto extends OrganisationV2Dto {
  @NestedList(() => SettingSourceDto) sources!: SettingSourceDto[];
}

/** One row of the tree or of a search. */
export class OrganisationRowDto {
  @IsString() id!: string;
  @IsString() name!: string;
  @IsOptional() @IsString() parent?: string;
  @IsBoolean() enabled!: boolean;
  @IsIn(['notStarted', 'active', 'endsSoon', 'ended', 'unknown']) subscription!: SubscriptionStateName;
  @IsInt() @Min(0) children!: number;
  /** Its own access codes. */
  @IsInt() @Min(0) codes!: number;
  /** Seats of its codes that are taken, and those there are; no limit where one code has none. */
  @IsInt() @Min(0) seatsUsed!: number;
  @IsOptional() @IsInt() @Min(0) seats?: number;
  /** From the root down to the parent; search hits have it. */
  @IsOptional()
  @NestedList(() => OrganisationNameDto)
  path?: OrganisationNameDto[];
}

type SubscriptionStateName = 'notStarted' | 'active' | 'endsSoon' | 'ended' | 'unknown';

export class OrganisationPageDto {
  @NestedList(() => OrganisationRowDto) organisations!: OrganisationRowDto[];
  /** The `lastPage` for the next page; absent at the end. */
  @IsOptional() @IsString() lastPage?: string;
  @IsInt() @Min(0) total!: number;
}

const mostRows = 200;

export class OrganisationListQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(mostRows) pageSize?: number;
  /** The parent of the children; only the root if absent. */
  @IsOptional() @IsString() parentOrganisation?: string;
  @IsOptional() @IsString() @MaxLength(line) lastPage?: string;
}

export class OrganisationSearchQueryDto {
  @IsString() @MaxLength(name) term!: string;
}

export class RedemptionsQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(MOST_SEATS) maxRedemptions?: number;
}

class WithReason {
  @MayBeAbsent() @IsString() @MaxLength(LONGEST_REASON) reason?: string;
}

export class ChangeReasonDto extends WithReason {}

/** Absent stays, null removes the own value. */
export class OrganisationDetailsChangesDto extends WithReason {
  @MayBeAbsent() @IsString() @HasText() @MaxLength(name) name?: string;
  @IsOptional() @IsIn(ORGANISATION_KINDS) kind?: OrganisationKind | null;
  @IsOptional() @IsIn(SERVICE_REGIONS) region?: ServiceRegion | null;
  @IsOptional() @IsString() @MaxLength(line) contactName?: string | null;
  @IsOptional() @Matches(emptyOr(emailAddress)) @MaxLength(line) contactEmail?: string | null;
  @IsOptional() @IsString() @MaxLength(line) contactPhone?: string | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(emailDomains)
  @ArrayUnique()
  @Matches(domainPattern, { each: true })
  emailDomains?: string[] | null;
  @IsOptional() @IsString() @MaxLength(line) logo?: string | null;
}

export class AppSettingsChangesDto extends WithReason {
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(APP_MODULES.length)
  @ArrayUnique()
  @IsIn(APP_MODULES, { each: true })
  modules?: AppModule[] | null;
  @IsOptional() @Matches(colourPattern) colour?: string | null;
  @IsOptional() @IsString() @MaxLength(text) welcomeText?: string | null;
  @IsOptional() @Nested(() => CrisisContactDto) crisisContact?: CrisisContactDto | null;
  @IsOptional() @IsString() @MaxLength(line) onboardingSurvey?: string | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(languages)
  @ArrayUnique()
  @Matches(languagePattern, { each: true })
  languages?: string[] | null;
}

export class SubscriptionChangesDto extends WithReason {
  @IsOptional() @IsString() @MaxLength(line) plan?: string | null;
  @IsOptional() @IsDayOrNone() startsOn?: string | null;
  @IsOptional() @IsDayOrNone() endsOn?: string | null;
}

export class ResearchSettingsChangesDto extends WithReason {
  @IsOptional() @IsIn(RESEARCH_PARTICIPATIONS) participation?: ResearchParticipation | null;
  @IsOptional() @Matches(emptyOr(emailAddress)) @MaxLength(line) contactEmail?: string | null;
  @IsOptional() @IsString() @MaxLength(text) statement?: string | null;
}

export class ClientLinksChangesDto extends WithReason {
  @IsOptional()
  @ArrayMaxSize(links)
  @NestedList(() => ClientLinkDto)
  links?: ClientLinkDto[] | null;
}

export class NewOrganisationDto extends WithReason {
  /** Chosen once by the author: a second call with it makes no second organisation. */
  @IsString() @MaxLength(64) id!: string;
  @IsString() @MaxLength(64) parent!: string;
  @IsString() @HasText() @MaxLength(name) name!: string;
}

export class EmailQueryDto {
  @IsEmailAddress() email!: string;
}

/** A signed permission to upload one picture by a form post. */
export class UploadPolicyDto {
  /** The address to which the form is posted. */
  @IsString() url!: string;
  /** The value to save as the logo once the upload has succeeded. */
  @IsString() picture!: string;
  /** Hidden fields of the form, in this order, before the file. */
  @NestedList(() => FormFieldDto) fields!: FormFieldDto[];
  @IsInt() mostBytes!: number;
  @IsInstant() expiresAt!: string;
}

export class FormFieldDto {
  @IsString() name!: string;
  @IsString() value!: string;
}
