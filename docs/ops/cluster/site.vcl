# Where Varnish finds the site. `npm run cluster` writes this file anew, with the port that HAProxy got.
backend site {
    .host = "127.0.0.1";
    .port = "8080";
    .first_byte_timeout = 60s;
}
