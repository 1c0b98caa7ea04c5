import { isCall } from '../../src/adapters/reference-api/isCall';
import { everyCall } from '../support/everyCall';

export const login = 'POST /api/auth/login';
export const checkInvitation = 'GET /api/auth/token/{token}';
export const createUser = 'PUT /api/auth/user';
export const requestCode = 'POST /api/auth/password';
export const setPassword = 'PUT /api/auth/password';
export const sendInvitation = 'POST /api/auth/user/invitation';
export const refreshTokens = 'POST /api/auth/user/token';
export const listClaims = 'GET /api/claims';
export const fileClaim = 'POST /api/claims';
export const getClaim = 'GET /api/claims/{id}';
export const listPolicies = 'GET /api/policies';
export const changePolicy = 'PUT /api/policies';
export const policyChangeStatus = 'GET /api/policies/status/{correlationId}';
export const listDocuments = 'GET /api/policies/documents';
export const rate = 'POST /api/rates';
export const preview = 'POST /api/rates/preview';
export const getCustomer = 'GET /api/customer';
export const saveCustomer = 'PUT /api/customer';
export const requestEmailCode = 'POST /api/customer/email';
export const confirmEmail = 'PUT /api/customer/email';
export const emailChangeStatus = 'GET /api/customer/email/status/{id}';
export const getBilling = 'GET /api/customer/billingMethod';
export const updateBillingMethod = 'PUT /api/customer/billingMethod';
export const getBillingTerm = 'GET /api/customer/billingTerm';
export const updateBillingTerm = 'PUT /api/customer/billingTerm';
export const referenceData = 'GET /api/referencedata';

/** The calls of both specifications; the two payloads of PUT /api/auth/password are one call here. */
export const apiCalls: readonly string[] = [...new Set(everyCall.map(({ call }) => call))];

/** The call that a request is, "GET /api/claims/{id}" for "GET /api/claims/HC-1"; the most specific template comes first. */
export const callOf = (request: string): string | undefined => {
  const [method = '', path = ''] = request.split(' ');
  return apiCalls.find((call) => call === request) ?? apiCalls.find((call) => isCall(call, method, path));
};

/** The calls that answer tokens. */
export const sessionCalls = [login, createUser, setPassword, refreshTokens];
