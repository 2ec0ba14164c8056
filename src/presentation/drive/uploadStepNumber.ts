import { UPLOAD_STEPS } from '@/domain/drive/UploadStep';
import type { UploadStep } from '@/domain/drive/UploadStep';

export const uploadSteps = UPLOAD_STEPS;

/** The number of a step, from 1. */
export const uploadStepNumber = (step: UploadStep): number => UPLOAD_STEPS.indexOf(step) + 1;
