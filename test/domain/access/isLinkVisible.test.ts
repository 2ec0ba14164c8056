import { isLinkVisible } from '@/domain/access/isLinkVisible.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './isLinkVisible.cases.json';

describeRule(isLinkVisible, cases);
