package contrato;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A client of the service: keeps a token, repeats safely, walks pages. Bodies are texts; models of them, and what reads and writes JSON, come
 * from a generator, see docs/guides/typed-client.md. It may be used by many threads.
 */
public final class Client {
  /** Statuses after which the request had no effect. */
  private static final Set<Integer> NOTHING_DONE = Set.of(408, 429, 503);
  private static final Set<String> REPEATABLE = Set.of("GET", "HEAD", "PUT", "DELETE");
  private static final long FIRST_PAUSE_MILLISECONDS = 200;
  /** An answer that asks for more patience is given to the caller, who knows what else to do. */
  private static final long MAX_PAUSE_MILLISECONDS = 30_000;
  /** Longer than the longest wait that an operation offers, which is 30 seconds. */
  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  // What a token is made of needs no escape in JSON (RFC 6750).
  private static final Pattern TOKEN = Pattern.compile("\"access_token\"\\s*:\\s*\"([^\"\\\\]+)\"");
  private static final Pattern LIFE = Pattern.compile("\"expires_in\"\\s*:\\s*(\\d+)");
  private static final Pattern PAGES = Pattern.compile("\"total_pages\"\\s*:\\s*(\\d+)");
  private static final Pattern EMPTY = Pattern.compile("\"data\"\\s*:\\s*\\[\\s*\\]");

  private final HttpClient http;
  private final String baseUrl;
  private final String tokenPath;
  private final String tokenBody;
  private final int attempts;
  private String token;
  private Instant expires = Instant.MIN;
  /** The request for a token that is under way, for all threads that need one. */
  private CompletableFuture<String> asking;

  /** A client that asks for tokens at {@code /oauth/token}, and sends a request up to three times. */
  public Client(String baseUrl, String clientId, String clientSecret, String audience) {
    this(HttpClient.newHttpClient(), baseUrl, clientId, clientSecret, audience, "/oauth/token", 3);
  }

  /**
   * @param tokenPath {@code /oauth/v1/token} in revisions with token-path=oauth-v1
   * @param attempts how often a request is sent in all, when repeating does no harm
   */
  public Client(
      HttpClient http, String baseUrl, String clientId, String clientSecret, String audience, String tokenPath, int attempts) {
    this.http = http;
    // Paths begin with a slash.
    this.baseUrl = baseUrl.replaceAll("/+$", "");
    this.tokenPath = tokenPath;
    this.attempts = attempts;
    this.tokenBody = "{\"client_id\":" + quoted(clientId) + ",\"client_secret\":" + quoted(clientSecret)
        + ",\"audience\":" + quoted(audience) + ",\"grant_type\":\"client_credentials\"}";
  }

  /** An idempotency key. Store it with what is created, to repeat the request after a restart. */
  public static String newKey() {
    return UUID.randomUUID().toString();
  }

  /**
   * Calls an operation.
   *
   * @param path with its query, as {@link #query} writes it
   * @param body as JSON, or null
   * @param key the idempotency key of an operation that takes one, or null; all repeats have it
   * @return the body of its success
   * @throws ContratoException when the service refuses
   * @throws IOException when nobody answers
   */
  public String request(String method, String path, String body, String key) throws IOException, InterruptedException {
    return request(method, path, body, key, Map.of());
  }

  /** Calls an operation with further headers that it takes, such as {@code Map.of("country", "bra")}. */
  public String request(String method, String path, String body, String key, Map<String, String> headers)
      throws IOException, InterruptedException {
    String used = accessToken();
    HttpResponse<String> response = repeating(method, path, body, key, headers, used);
    if (response.statusCode() == 401) {
      // The token may have been revoked: a new one is tried once.
      forget(used);
      String fresh = accessToken();
      if (!fresh.equals(used)) response = repeating(method, path, body, key, headers, fresh);
    }
    return bodyOf(response);
  }

  /** Hands over every page of a list, each when the one before is done. */
  public void pages(String path, Map<String, List<String>> query, Consumer<String> use)
      throws IOException, InterruptedException {
    pages(path, query, use, Map.of());
  }

  /** Hands over every page of a list that takes headers. */
  public void pages(String path, Map<String, List<String>> query, Consumer<String> use, Map<String, String> headers)
      throws IOException, InterruptedException {
    long pages = 1;
    for (long number = 0; number < pages; number++) {
      Map<String, List<String>> asked = new TreeMap<>(query);
      asked.put("page[number]", List.of(Long.toString(number)));
      String page = request("GET", path + query(asked), null, null, headers);
      use.accept(page);
      Matcher told = PAGES.matcher(page);
      // A list that does not say how many pages there are ends with an empty one.
      if (told.find()) pages = Long.parseLong(told.group(1));
      else if (!EMPTY.matcher(page).find()) pages = number + 2;
    }
  }

  /** Writes a query, with its question mark. Lists go in the comma form; a comma within a value is encoded. */
  public static String query(Map<String, List<String>> query) {
    String pairs = query.entrySet().stream()
        .map(entry -> encoded(entry.getKey()) + "="
            + entry.getValue().stream().map(Client::encoded).collect(Collectors.joining(",")))
        .collect(Collectors.joining("&"));
    return pairs.isEmpty() ? "" : "?" + pairs;
  }

  /**
   * The token, which is asked for once, however many wait for it, and again only after it has expired. Those who wait get the same token or the same
   * failure, and can be interrupted.
   */
  private String accessToken() throws IOException, InterruptedException {
    while (true) {
      Instant now = Instant.now();
      CompletableFuture<String> asked;
      boolean isMine;
      synchronized (this) {
        if (token != null && now.isBefore(expires)) return token;
        isMine = asking == null;
        if (isMine) asking = new CompletableFuture<>();
        asked = asking;
      }
      if (isMine) return ask(asked, now);
      try {
        return asked.get();
      } catch (CancellationException interrupted) {
        // The thread that asked was interrupted: another one asks.
      } catch (ExecutionException failed) {
        throw failureOf(failed);
      }
    }
  }

  /** Requests a token without the lock, because others must be able to wait for it, and keeps it. */
  private String ask(CompletableFuture<String> asked, Instant now) throws IOException, InterruptedException {
    try {
      String given = bodyOf(repeating("POST", tokenPath, tokenBody, null, Map.of(), null));
      String fresh = find(TOKEN, given);
      keep(fresh, now.plusSeconds(Long.parseLong(find(LIFE, given))));
      asked.complete(fresh);
      return fresh;
    } catch (IOException | RuntimeException error) {
      keep(null, Instant.MIN);
      asked.completeExceptionally(error);
      throw error;
    } finally {
      if (!asked.isDone()) {
        keep(null, Instant.MIN);
        asked.cancel(false);
      }
    }
  }

  private synchronized void keep(String fresh, Instant end) {
    token = fresh;
    expires = end;
    asking = null;
  }

  /** The failure of what another thread did, for this one to throw. */
  private static IOException failureOf(ExecutionException failed) {
    if (failed.getCause() instanceof RuntimeException refusal) throw refusal;
    return failed.getCause() instanceof IOException error ? error : new IOException(failed.getCause());
  }

  private synchronized void forget(String used) {
    if (used.equals(token)) token = null;
  }

  /** Sends again when the service did nothing (408, 429, 503); and when no answer came, if nothing can happen twice. */
  private HttpResponse<String> repeating(
      String method, String path, String body, String key, Map<String, String> headers, String bearer)
      throws IOException, InterruptedException {
    HttpRequest request = requestOf(method, path, body, key, headers, bearer);
    // The token is the same however often it is requested.
    boolean isRepeatable = path.equals(tokenPath) || key != null || REPEATABLE.contains(method);
    for (int attempt = 1; ; attempt++) {
      long wait = FIRST_PAUSE_MILLISECONDS << (attempt - 1);
      boolean isLast = attempt >= attempts;
      try {
        HttpResponse<String> response = send(request);
        OptionalLong asked = retryAfter(response);
        if (asked.isPresent()) wait = asked.getAsLong() * 1000;
        if (isLast || !NOTHING_DONE.contains(response.statusCode()) || wait > MAX_PAUSE_MILLISECONDS) return response;
      } catch (IOException error) {
        if (isLast || !isRepeatable) throw error;
      }
      Thread.sleep(wait);
    }
  }

  /** Sends a request and reads the whole answer in time. The timeout of a request ends when its answer begins. */
  private HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
    CompletableFuture<HttpResponse<String>> sent = http.sendAsync(request, HttpResponse.BodyHandlers.ofString());
    try {
      return sent.get(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException failed) {
      // The stack of the failure is that of another thread: the message says which request it was.
      throw new IOException("No whole answer came to " + nameOf(request) + ": " + failed.getCause(), failed.getCause());
    } catch (TimeoutException late) {
      throw new HttpTimeoutException("No whole answer came to " + nameOf(request) + " within " + TIMEOUT);
    } finally {
      sent.cancel(true);
    }
  }

  private static String nameOf(HttpRequest request) {
    return request.method() + " " + request.uri();
  }

  private HttpRequest requestOf(
      String method, String path, String body, String key, Map<String, String> headers, String bearer) {
    HttpRequest.BodyPublisher content =
        body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body);
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(baseUrl + path))
        .method(method, content)
        .header("accept", "application/json");
    headers.forEach(request::header);
    if (body != null) request.header("content-type", "application/json");
    if (key != null) request.header("x-idempotency-key", key);
    if (bearer != null) request.header("authorization", "Bearer " + bearer);
    return request.build();
  }

  static OptionalLong retryAfter(HttpResponse<?> response) {
    String text = response.headers().firstValue("retry-after").orElse("");
    return text.matches("[0-9]{1,6}") ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
  }

  private static String bodyOf(HttpResponse<String> response) {
    if (response.statusCode() / 100 != 2) throw new ContratoException(response);
    return response.body();
  }

  private static String find(Pattern pattern, String text) throws IOException {
    Matcher found = pattern.matcher(text);
    if (!found.find()) throw new IOException("An answer without " + pattern);
    return found.group(1);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
