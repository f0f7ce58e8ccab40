/** Most megabytes that the server's packages may take. */
export const MAX_PACKAGE_MEGABYTES = 60;
